/**
 * The boot script imports the application only after it has sent its requests. So that the application loads meanwhile,
 * the page gets preload links for its scripts and styles.
 * @param {{ page: string, program: string }} names the page's file, and the id of the module that it imports
 * @returns {import('vite').Plugin}
 */
export function preloadProgram({ page, program }) {
  return {
    name: 'preload-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!bundle || !filename.endsWith(`/${page}`)) return html
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId === program)
        if (!start) throw new Error(`${page} imports ${program}, which was not built.`)
        const scripts = closure(start, byName)
        const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
        return [
          ...new Set(styles.map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`)),
          ...scripts.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
        ].reduce(addOnce, html)
      },
    },
  }
}

/**
 * A script with all its static imports.
 * @template {{ fileName: string, imports: string[] }} Chunk
 * @param {Chunk} start
 * @param {Map<string, Chunk>} chunks
 */
function closure(start, chunks) {
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

/**
 * @param {string} html
 * @param {string} tag
 */
function addOnce(html, tag) {
  const address = /href="([^"]+)"/.exec(tag)?.[1] ?? ''
  return html.includes(`"${address}"`) ? html : html.replace('</head>', `  ${tag}\n  </head>`)
}
