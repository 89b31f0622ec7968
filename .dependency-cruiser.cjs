const only = (name, comment, folder, library) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^src/', pathNot: folder },
  to: { path: `node_modules/${library}(/|$)` },
});

/** The import line of the project; test/pure/architecture.spec.ts runs it. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no first file to read.',
      from: {},
      to: { circular: true },
    },
    only(
      'driver-in-graph',
      'Statement text stays in cypher/: only src/graph talks to Neo4j.',
      '^src/graph/',
      'neo4j-driver',
    ),
    only(
      'openai-in-its-folder',
      'A provider is replaced by replacing its folder.',
      '^src/models/openai/',
      'openai',
    ),
    only(
      'cohere-in-its-folder',
      'A provider is replaced by replacing its folder.',
      '^src/models/cohere/',
      'cohere-ai',
    ),
    only(
      'graphql-in-faces',
      'Services do not know by which face they are called.',
      '(\\.(resolver|model|input|args)\\.ts$|^src/api/)',
      '@nestjs/graphql',
    ),
    {
      name: 'pure-folders',
      severity: 'error',
      comment: 'Text, comparison and context are plain values, testable with nothing.',
      from: { path: '^src/(text|comparison|context|errors)/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'reconciliation-decides-purely',
      severity: 'error',
      comment:
        'Names, candidates, evidence and scores are plain values: measured on files, tested with nothing.',
      from: { path: '^src/reconciliation/(names|candidates|evidence|score)/' },
      to: { path: 'node_modules/@nestjs/|^src/(graph|retrieval|workspaces|models)/' },
    },
    {
      name: 'domain-imports-no-face',
      severity: 'error',
      comment: 'The flow has one direction: faces call services.',
      from: {
        path: '^src/',
        pathNot:
          '(\\.(resolver|controller|model|input|args)\\.ts$|^src/(api|cli|evaluation|server)/|^src/(cli|main|application|app\\.module)\\.ts$)',
      },
      to: { path: '^src/(api|cli)/' },
    },
    {
      name: 'evaluation-is-a-leaf',
      severity: 'error',
      comment: 'The product does not depend on its own measurement.',
      from: { path: '^src/', pathNot: '^src/(evaluation|cli)/|^src/app\\.module\\.ts$' },
      to: { path: '^src/evaluation/' },
    },
    {
      name: 'modules-meet-in-one-place',
      severity: 'error',
      comment: 'Whoever wants to see the whole reads app.module.ts.',
      from: { path: '^src/', pathNot: '^src/application\\.ts$' },
      to: { path: '^src/app\\.module\\.ts$' },
    },
    {
      name: 'extraction-reads-no-graph',
      severity: 'error',
      comment:
        'A passage is turned into its GSW by what it says alone: no search, no plan, no answer, no database.',
      from: { path: '^src/extraction/' },
      to: { path: '^src/(retrieval|planning|answering|asking|graph|workspaces)/' },
    },
    {
      name: 'server-without-framework',
      severity: 'error',
      comment: 'The launcher and the tests use src/server without an application.',
      from: { path: '^src/server/' },
      to: { path: 'node_modules/@nestjs/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
  },
};
