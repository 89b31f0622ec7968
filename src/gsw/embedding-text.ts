/** What of an entity is embedded: its name and its first role, so that two things of one name lie apart. Null when it has no name. */
export function entityEmbeddingText(entity: { name: string; types: readonly string[] }): string | null {
  const name = entity.name.trim();
  if (name === '') return null;
  const role = entity.types[0]?.trim();
  return role ? `${name}, ${role}` : name;
}

/** What of a question is embedded: its text, without its answers. Null when it is blank. */
export function questionEmbeddingText(question: { text: string }): string | null {
  return question.text.trim() === '' ? null : question.text;
}

/** What of a passage is embedded: title and text. Null when both are blank. */
export function passageEmbeddingText(passage: { title: string; text: string }): string | null {
  const text = `${passage.title}\n${passage.text}`.trim();
  return text === '' ? null : text;
}
