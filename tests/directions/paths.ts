/** Whether a path is a folder or inside it; paths are relative to the project's root. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** The name of the feature that a file belongs to: `invoicing` for src/resources/invoicing/server/invoices.server.ts. */
export function featureOf(path: string): string | undefined {
  return /^src\/resources\/([^/]+)\//.exec(path)?.[1]
}

/** Code in src that runs on the server only: `server/` and `demo/` of a feature, and their registries. */
export function isFeatureServer(path: string): boolean {
  return (
    /^src\/resources\/[^/]+\/(server|demo)\//.test(path) ||
    /^src\/resources\/(resource-hooks|demos|overviews)\.generated(\.ts)?$/.test(path)
  )
}

/** Code that runs in the browser only: `client/` of a feature, and the registry of screens. */
export function isFeatureClient(path: string): boolean {
  return (
    /^src\/resources\/[^/]+\/client\//.test(path) || /^src\/resources\/screens\.generated(\.ts)?$/.test(path)
  )
}

/** Plain data that describes a resource: its declaration, its endpoints, its pages, its labels, and the lists of them. */
export function isDeclaration(path: string): boolean {
  return (
    /^src\/resources\/.*\.(resource|wire|pages|first-(?:page|catalogue)|labels\.\w+)(\.ts)?$/.test(path) ||
    (/^src\/resources\/[^/]+\.ts$/.test(path) && !isFeatureServer(path) && !isFeatureClient(path))
  )
}

/** Tests, benchmarks and scripts, which may import everything. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(tests|bench|scripts)\//.test(path)
}
