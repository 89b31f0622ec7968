import { describe, expect, it } from '@jest/globals';
import { parseJavaVersion } from './java-version.js';

const printed = (version: string) =>
  `Property settings:\n    java.home = /jdk/x\n    java.vendor = V\n\n${version}\n`;

describe('what a java executable says about itself', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "26-ea" 2026-03-17', 26],
  ])('is read from %s', (line, major) => {
    expect(parseJavaVersion(printed(line))).toEqual({ major, home: '/jdk/x' });
  });

  it('is nothing when it is no Java', () => {
    expect(
      parseJavaVersion('The operation couldn’t be completed. Unable to locate a Java Runtime.'),
    ).toBeUndefined();
    expect(parseJavaVersion('openjdk version "21"')).toBeUndefined();
  });

  it('keeps a home folder with spaces whole', () => {
    const output = 'java.home = C:\\Program Files\\Java\\jdk-21\r\nopenjdk version "21.0.1"';
    expect(parseJavaVersion(output)?.home).toBe('C:\\Program Files\\Java\\jdk-21');
  });
});
