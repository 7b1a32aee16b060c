/** Who may import whom, as data: the first room that owns a path decides; what a room does not list
 * it may not import. */

export interface Allowance {
  /** Paths from the root this allowance covers. */
  readonly files: RegExp;
  /** True when only types may be taken. */
  readonly typesOnly?: true;
}

export interface Room {
  readonly name: string;
  readonly owns: RegExp;
  /** Said when the room is entered wrongly. */
  readonly rule: string;
  readonly files: readonly Allowance[];
  readonly packages: readonly string[];
  /** Beyond `files`: paths within the same sub-folder, whose name is the first group of `owns`. */
  readonly ownFolder?: true;
}

const react = ['react', 'react-dom'] as const;
const urql = ['urql', 'graphql'] as const;

export const rooms: readonly Room[] = [
  {
    name: 'machines/domain',
    owns: /^machines\/domain\//,
    rule: 'nouns and pure rules import only each other, not even xstate',
    files: [{ files: /^machines\/domain\// }],
    packages: [],
  },
  {
    name: 'machines/tools',
    owns: /^machines\/tools\//,
    rule: 'tools may open machines and recordings, nothing else of src, tests or backend',
    files: [{ files: /^machines\// }, { files: /^src\/recorder\// }],
    packages: ['node:*', 'xstate', 'elkjs', 'prettier', 'vite', '@xstate/test'],
  },
  {
    name: 'machines: shop and wings',
    owns: /^machines\/(?:[^/]+|(?:account|checkout|desk|display|notices|trade)\/[^/]+)$/,
    rule: 'the composing machines import machines and xstate; no src, React, urql, ky or DOM',
    files: [{ files: /^machines\/(?!tools\/)/ }],
    packages: ['xstate'],
  },
  {
    name: 'machines: order and recovery',
    owns: /^machines\/(?:\w+\/)?(order|recovery)\//,
    rule: 'a placed order and a remembered one share the child that asks what became of it',
    files: [{ files: /^machines\/(?:domain|order-outcome)\// }, { files: /^machines\/slot\.ts$/ }],
    packages: ['xstate'],
    ownFolder: true,
  },
  {
    name: 'machines/*',
    owns: /^machines\/(?:(?:account|checkout|desk|display|notices|trade)\/)?([^/]+)\//,
    rule: 'a machine imports xstate, domain, slot and its own folder; siblings never meet',
    files: [{ files: /^machines\/domain\// }, { files: /^machines\/slot\.ts$/ }],
    packages: ['xstate'],
    ownFolder: true,
  },
  {
    name: 'src/ui',
    owns: /^src\/ui\//,
    rule: 'ui would suit another shop: no machines, shop, features or services',
    files: [{ files: /^src\/(ui|styles)\// }],
    packages: [
      ...react,
      'react-aria-components',
      'lucide-react',
      'embla-carousel',
      'embla-carousel-autoplay',
      'embla-carousel-fade',
      'leaflet',
    ],
  },
  {
    name: 'src/shop',
    owns: /^src\/shop\//,
    rule: 'React’s only door to the machines: no services, transport or features',
    files: [{ files: /^machines\// }, { files: /^src\/shop\// }],
    packages: [...react, '@xstate/react', 'xstate'],
  },
  {
    name: 'src/features',
    owns: /^src\/features\/([^/]+)\//,
    rule: 'a feature takes copy, shop, ui, paths, selectors, domain rules and types of machines; no machine value, service, transport or other feature',
    files: [
      { files: /^src\/(copy|shop|ui|styles)\// },
      { files: /^src\/paths\.ts$/ },
      { files: /^machines\/domain\// },
      { files: /^machines\/.*\.selectors\.ts$/ },
      { files: /^machines\//, typesOnly: true },
    ],
    packages: [...react, 'react-router-dom', 'formik', 'yup', 'lucide-react'],
    ownFolder: true,
  },
  {
    name: 'src/services/codegen.ts',
    owns: /^src\/services\/codegen\.ts$/,
    rule: 'the generator’s configuration imports the generator',
    files: [],
    packages: ['@graphql-codegen/cli'],
  },
  {
    name: 'src/services',
    owns: /^src\/services\//,
    rule: 'services take slots, domain, transport and xstate’s logic makers; no React, features or shop',
    files: [
      { files: /^src\/(services|transport)\// },
      { files: /^machines\/domain\// },
      { files: /^machines\/.*\.actors\.ts$/ },
      { files: /^machines\/.*\.events\.ts$/, typesOnly: true },
    ],
    packages: [
      'xstate',
      'urql',
      'graphql',
      '@graphql-typed-document-node/core',
      'braintree-web',
      'dompurify',
    ],
  },
  {
    name: 'src/transport',
    owns: /^src\/transport\//,
    rule: 'transport carries: urql, graphql, ky and domain/failure.ts, nothing else',
    files: [{ files: /^src\/transport\// }, { files: /^machines\/domain\/failure\.ts$/ }],
    packages: [...urql, 'ky', 'wonka'],
  },
  {
    name: 'src/tracking',
    owns: /^src\/tracking\//,
    rule: 'tracking listens to facts: types of machines only',
    files: [{ files: /^src\/tracking\// }, { files: /^machines\//, typesOnly: true }],
    packages: [],
  },
  {
    name: 'src/recorder',
    owns: /^src\/recorder\//,
    rule: 'the recorder watches actors: it knows failures and no machine, and needs no browser',
    files: [{ files: /^src\/recorder\// }, { files: /^machines\/domain\/failure\.ts$/ }],
    packages: ['xstate'],
  },
  {
    name: 'src/worker',
    owns: /^src\/worker\//,
    rule: 'the service worker is small: workbox, the addresses of the shop and the names of the caches',
    files: [{ files: /^src\/worker\// }, { files: /^src\/(paths|transport\/cache-names)\.ts$/ }],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-strategies'],
  },
  {
    name: 'src/app',
    owns: /^src\/(?:app\/|(?:main|entry-server)\.tsx$|(?:paths|image-addresses|public-screens)\.ts$)/,
    rule: 'the fuse box sees every room of the shop, but not the server and not the backend',
    files: [{ files: /^machines\// }, { files: /^src\/(?!server\/)/ }],
    packages: [...react, 'react-router-dom', 'xstate', '@xstate/react', '@fontsource-variable/*'],
  },
  {
    name: 'src/server',
    owns: /^src\/server\//,
    rule: 'the front door sees the shop and the two doors of the embedded backend',
    files: [
      { files: /^machines\// },
      { files: /^src\// },
      { files: /^backend\/(backend\.ts$|seed\/shop\.ts$)/ },
    ],
    packages: [
      'node:*',
      'hono',
      '@hono/node-server',
      'postcss',
      'vite',
      ...react,
      'react-router-dom',
      'xstate',
      'dompurify',
      'jsdom',
    ],
  },
  {
    name: 'src/inspector',
    owns: /^src\/inspector\//,
    rule: 'the inspector watches any machine from outside: nothing of the shop, only XState’s types',
    files: [{ files: /^src\/inspector\// }],
    packages: [...react, 'xstate', '@statelyai/inspect', 'vite', '@vitejs/plugin-react', 'node:*'],
  },
  {
    name: 'src/styles and src/copy',
    owns: /^src\/(styles|copy)\//,
    rule: 'styles import styles, the texts that several features share each other and pure rules of the domain',
    files: [{ files: /^src\/(styles|copy)\// }, { files: /^machines\/domain\// }],
    packages: ['@fontsource-variable/*'],
  },
  {
    name: 'backend',
    owns: /^backend\//,
    rule: 'a house of its own: nothing from src, machines or tests, and only its own packages',
    files: [{ files: /^backend\// }],
    packages:
      `node:* @electric-sql/pglite @hono/node-server @node-rs/argon2 dataloader drizzle-kit drizzle-orm fontkit framebus graphql graphql-yoga hono nodemailer pdfkit pg sharp vite`.split(
        ' ',
      ),
  },
];

/** Rooms that only the named guests import. */
export const privateRooms: readonly {
  readonly files: RegExp;
  readonly guests: RegExp;
  readonly rule: string;
}[] = [
  {
    files: /^src\/app\//,
    guests: /^src\/(app\/|server\/|(?:main|entry-server)\.tsx$)/,
    rule: 'only main and the front door import the fuse box',
  },
  {
    files: /^src\/inspector\//,
    guests: /^(?:src\/(?:inspector|server)\/|src\/main\.tsx$|tests\/)/,
    rule: 'only the starts of browser and server know the inspector',
  },
  { files: /^src\/ui\/use-on-change\.ts$/, guests: /^src\/ui\//, rule: 'only ui follows values' },
  { files: /^src\/server\//, guests: /^src\/server\//, rule: 'nothing else imports the front door' },
  {
    files: /^tests\//,
    guests: /^(tests|machines\/tools)\//,
    rule: 'only the tools of the machines import tests',
  },
];
