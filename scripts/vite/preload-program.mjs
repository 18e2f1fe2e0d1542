/**
 * The boot script imports the application only after it has sent its requests. So that the application loads meanwhile,
 * the page gets preload links for its scripts and styles.
 * @param {{ page: string, programs: string[] }} names the page's file and the paths of the modules it imports
 * @returns {import('vite').Plugin}
 */
export function preloadProgram({ page, programs }) {
  return {
    name: 'preload-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!bundle || !filename.endsWith(`/${page}`)) return html
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const scripts = programs.flatMap((program) => {
          const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${program}`))
          if (!start) throw new Error(`${page} starts ${program}, which was not built.`)
          return closure(start, byName)
        })
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
