import type { CypherField, CypherFile } from './cypher-file.js';

/** The TypeScript that gives every statement the types of its header; written to cypher-statements.ts. */
export function cypherTypes(files: Iterable<CypherFile>): string {
  const entries = [...files].map(
    (file) =>
      `  /** ${file.summary} */\n  '${file.name}': {\n    parameters: ${shape(file.parameters)};\n    row: ${shape(file.columns)};\n  };`,
  );
  return `// Made by \`npm run cypher:types\` from the headers in cypher/.\n\nexport interface CypherStatements {\n${entries.join('\n')}\n}\n`;
}

function shape(fields: CypherField[]): string {
  if (fields.length === 0) return 'Record<string, never>';
  return `{ ${fields.map((field) => `${field.name}: ${typescriptType(field.type)}`).join('; ')} }`;
}

function typescriptType(type: string): string {
  return type.replace(/\binteger\b/g, 'number').replace(/\bmap\b/g, 'Record<string, unknown>');
}
