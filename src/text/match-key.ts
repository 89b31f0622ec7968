import { foldCase } from './fold.js';

/**
 * The key by which two names are the same surface: NFKC, case folded, dots and quotes dropped, other separators one space.
 * Empty when nothing identifies the name; an empty key never matches anything, itself included.
 */
export function matchKey(name: string): string {
  const key = foldCase(name.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[.'’‘`´"“”„«»]/gu, '')
    .replace(/[\s\p{Pd}\p{Ps}\p{Pe},;:!?/\\|_]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(key) ? key : '';
}
