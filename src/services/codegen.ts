/**
 * `npm run codegen`: generates the types of all documents in
 * *.graphql.ts from the reference backend's schema.
 */

import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'backend/graphql/schema/**/*.graphql',
  documents: 'src/services/**/*.graphql.ts',
  pluckConfig: { modules: [{ name: '#transport/gql.ts', identifier: 'gql' }] },
  generates: {
    'src/services/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, gqlTagName: 'gql' },
      // documents are created in place by urql's gql; only types are imported from here
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        strictScalars: true,
        defaultScalarType: 'unknown',
        avoidOptionals: { field: true },
        scalars: {
          ID: { input: 'string', output: 'string' },
          Upload: 'never',
        },
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
