/** `npm run codegen`: the types of every document in *.graphql.ts, from the schema the reference backend answers. */

import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'backend/graphql/schema/**/*.graphql',
  documents: 'src/services/**/*.graphql.ts',
  generates: {
    'src/services/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, gqlTagName: 'gql' },
      // documents are made by urql's gql where they are written; only the types are imported from here
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
