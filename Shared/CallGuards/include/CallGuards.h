#ifndef CALL_GUARDS_H
#define CALL_GUARDS_H

#include <stdint.h>

/// A recording of the calls of one thread. What is instrumented calls a guard at the start of each function and block;
/// outside of a recording a guard is one load and one branch.
typedef struct CallRecording CallRecording;

/// Returns 1 if code of this program is instrumented, else 0.
int call_guards_are_built_in(void);

/// Begins a recording on this thread, inside the one that runs there, if one does. NULL without memory.
///
/// The owner is what `call_recording_owner` returns on this thread meanwhile.
CallRecording *_Nullable call_recording_begin(const void *_Nonnull owner);

/// The owner of the recording of this thread; NULL if there is none.
const void *_Nullable call_recording_owner(void);

/// Ends it: it must be the innermost of its thread. It can be read until it is freed.
void call_recording_end(CallRecording *_Nonnull recording);

/// Frees what was recorded.
void call_recording_free(CallRecording *_Nonnull recording);

/// Suspends the recording of this thread, if there is one, until it is resumed.
CallRecording *_Nullable call_recording_suspend(void);
/// Goes on with what `call_recording_suspend` returned.
void call_recording_resume(CallRecording *_Nullable recording);

/// Adds an entry for a note of the caller's to the recording of this thread, if there is one.
void call_recording_note(uint64_t note);

/// The entries one behind the other, each as words: its kind (0 a call, 1 a note), the number of the function or of the
/// note, how many frames it has in common with the entry before, how many other ones follow, and these, from the
/// outermost to the innermost: the address of the frame and the return address of the call made in it. The last frame
/// of a call is that of the function itself, with the address of its guard.
const uint64_t *_Nonnull call_recording_words(const CallRecording *_Nonnull recording, uint64_t *_Nonnull count);

/// The number of blocks that ran, and of one of them where it begins in memory and how often it ran.
uint32_t call_recording_block_count(const CallRecording *_Nonnull recording);
uint64_t call_recording_block(const CallRecording *_Nonnull recording, uint32_t index, uint32_t *_Nonnull hits);

/// The number of blocks in the program, and where each begins in memory.
uint32_t call_block_count(void);
uint64_t call_block_start(uint32_t block);

#endif
