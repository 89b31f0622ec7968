import { writeText } from './write-text.js';

/** Writes a value as indented JSON, whole or not at all. @throws PaniniError BAD_USER_INPUT when the folder cannot be written to */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await writeText(path, `${JSON.stringify(value, null, 2)}\n`);
}
