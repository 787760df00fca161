import type { EmoteCode } from '../protocol';

/** The pictures of the emotes. They are characters: every device has its own drawing of them. */
export const PICTURES: Record<EmoteCode, string> = {
  'thumbs-up': '👍',
  laugh: '😄',
  surprised: '😮',
  thinking: '🤔',
  hurry: '⏳',
  sorry: '🙏',
};
