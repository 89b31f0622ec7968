// What moves the cursor, colours, rings or turns the reading direction; tab and line feed stay.
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text that may hold names out of documents, with what a terminal would obey written as an escape that can be read. */
export function terminalText(text: string): string {
  return text.replace(COMMANDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
