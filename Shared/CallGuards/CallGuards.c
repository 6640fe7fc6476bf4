#include "CallGuards.h"

#include <stdlib.h>
#include <string.h>

// The compiler's side of this is described in Clang's documentation of SanitizerCoverage: `trace-pc-guard`, `pc-table`.

enum { most_images = 16, most_frames = 512, most_told = 200 };

typedef struct {
  uint64_t place;
  uint64_t address;
} Frame;

typedef struct {
  uint64_t start;
  uint64_t is_function;
} Block;

// The blocks of one image are numbered one behind the other.
static struct {
  uint32_t first;
  const Block *blocks;
} images[most_images];
static uint32_t image_count;
static uint32_t block_count;

struct CallRecording {
  CallRecording *outer;
  const void *owner;
  // The frame in which it began: what is outside of it belongs to no call of the recording.
  uint64_t base;
  uint64_t *words;
  uint64_t word_count, capacity;
  // The number of times that each block ran, and the numbers of those that did.
  uint32_t *hits, *blocks;
  uint32_t blocks_hit, most_blocks;
  Frame frames[most_frames];
  uint64_t frame_count;
};

static int recordings;
static _Thread_local CallRecording *current;

int call_guards_are_built_in(void) { return block_count > 0; }

uint32_t call_block_count(void) { return block_count; }

static const Block *block(uint32_t number) {
  for (uint32_t index = image_count; index-- > 0;)
    if (images[index].first <= number) return images[index].blocks ? &images[index].blocks[number - images[index].first] : NULL;
  return NULL;
}

uint64_t call_block_start(uint32_t number) {
  const Block *found = block(number);
  return found ? found->start : 0;
}

static int is_function(uint32_t number) {
  const Block *found = block(number);
  return found && (found->is_function & 1);
}

CallRecording *call_recording_begin(const void *owner) {
  CallRecording *recording = calloc(1, sizeof *recording);
  if (!recording) return NULL;
  recording->most_blocks = block_count;
  recording->hits = calloc(block_count + 1, sizeof *recording->hits);
  recording->blocks = malloc((block_count + 1) * sizeof *recording->blocks);
  if (!recording->hits || !recording->blocks) return call_recording_free(recording), NULL;
  recording->base = *(uint64_t *)__builtin_frame_address(0);
  recording->owner = owner;
  recording->outer = current;
  current = recording;
  __atomic_add_fetch(&recordings, 1, __ATOMIC_RELAXED);
  return recording;
}

const void *call_recording_owner(void) { return current ? current->owner : NULL; }

void call_recording_end(CallRecording *recording) {
  current = recording->outer;
  __atomic_sub_fetch(&recordings, 1, __ATOMIC_RELAXED);
}

CallRecording *call_recording_suspend(void) {
  CallRecording *recording = current;
  current = NULL;
  return recording;
}

void call_recording_resume(CallRecording *recording) { current = recording; }

void call_recording_free(CallRecording *recording) {
  free(recording->hits);
  free(recording->blocks);
  free(recording->words);
  free(recording);
}

const uint64_t *call_recording_words(const CallRecording *recording, uint64_t *count) {
  static const uint64_t none;
  *count = recording->word_count;
  return recording->words ? recording->words : &none;
}

uint32_t call_recording_block_count(const CallRecording *recording) { return recording->blocks_hit; }

uint64_t call_recording_block(const CallRecording *recording, uint32_t index, uint32_t *hits) {
  uint32_t number = recording->blocks[index];
  *hits = recording->hits[number];
  return call_block_start(number);
}

static uint64_t *room(CallRecording *recording, uint64_t count) {
  if (recording->word_count + count > recording->capacity) {
    uint64_t capacity = (recording->word_count + count) * 2;
    uint64_t *words = realloc(recording->words, capacity * sizeof *words);
    if (!words) return NULL;
    recording->words = words;
    recording->capacity = capacity;
  }
  uint64_t *start = recording->words + recording->word_count;
  recording->word_count += count;
  return start;
}

// `callee` is the frame whose return address lies in the innermost frame to be stored.
static void store(CallRecording *recording, uint64_t kind, uint64_t number, const uint64_t *callee) {
  Frame inner[most_frames];
  uint64_t count = 0;
  while (count < most_frames) {
    // Swift marks the frames of async functions in the highest bits.
    uint64_t place = callee[0] & 0x0fffffffffffffff;
    if (place <= (uint64_t)callee || place >= recording->base || place % sizeof(uint64_t)) break;
    inner[count++] = (Frame){place, callee[1]};
    callee = (const uint64_t *)place;
  }
  uint64_t common = 0;
  while (common < count && common < recording->frame_count &&
         recording->frames[common].place == inner[count - 1 - common].place &&
         recording->frames[common].address == inner[count - 1 - common].address)
    common++;
  uint64_t *words = room(recording, 4 + 2 * (count - common));
  if (!words) return;
  words[0] = kind;
  words[1] = number;
  words[2] = common;
  words[3] = count - common;
  for (uint64_t index = common; index < count; index++) {
    Frame frame = inner[count - 1 - index];
    recording->frames[index] = frame;
    words[4 + 2 * (index - common)] = frame.place;
    words[5 + 2 * (index - common)] = frame.address;
  }
  recording->frame_count = count;
}

void call_recording_note(uint64_t note) {
  if (current) store(current, 1, note, __builtin_frame_address(0));
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!__atomic_load_n(&recordings, __ATOMIC_RELAXED)) return;
  CallRecording *recording = current;
  if (!recording || !*guard) return;
  uint32_t number = *guard - 1;
  // An image that was loaded meanwhile has blocks of its own.
  if (number >= recording->most_blocks) return;
  uint32_t hits = ++recording->hits[number];
  if (hits == 1) recording->blocks[recording->blocks_hit++] = number;
  // A function that is called thousands of times says no more than after the first hundreds.
  if (hits <= most_told && is_function(number)) store(recording, 0, number, __builtin_frame_address(0));
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (start == stop || *start || image_count == most_images) return;
  images[image_count].first = block_count;
  image_count++;
  for (uint32_t *guard = start; guard < stop; guard++) *guard = ++block_count;
}

void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {
  if (start != stop && image_count && !images[image_count - 1].blocks)
    images[image_count - 1].blocks = (const Block *)start;
}
