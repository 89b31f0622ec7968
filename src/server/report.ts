/** Takes one progress line, without a line break. */
export type Report = (line: string) => void;
