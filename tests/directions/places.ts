/** Whether a path is a folder or lies in it; paths are relative to the project's root. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** The name of the room a file stands in: `invoices` for src/resources/invoicing/server/invoices.server.ts. */
export function roomOf(path: string): string | undefined {
  return /^src\/resources\/([^/]+)\//.exec(path)?.[1]
}

export function isRoomFile(path: string): boolean {
  return roomOf(path) !== undefined
}

/** A file that runs on the server alone although it stands under src; also by a path that nothing stands at. */
export function isServerHalf(path: string): boolean {
  return (
    /\.(server|demo)(\.ts)?$/.test(path) ||
    /^src\/resources\/(servings|demos)(\.ts)?$/.test(path) ||
    /^src\/resources\/[^/]+\/demo\//.test(path)
  )
}

/** Tests may reach everything; the directions are those of the product. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(tests|bench|scripts)\//.test(path)
}
