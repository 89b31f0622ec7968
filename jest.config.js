const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

/** Three tiers by what a test needs: nothing, an in-process application with HTTP doubles, a live Neo4j. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/pure/**/*.spec.ts'],
    },
    { ...shared, displayName: 'in-process', testMatch: ['<rootDir>/test/in-process/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'live',
      testMatch: ['<rootDir>/test/live/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/live/global-setup.mjs',
      globalTeardown: '<rootDir>/test/live/global-teardown.mjs',
    },
  ],
};
