/** What @refinedev/mui asks of each package, answered by as little code as possible. @type {Record<string, string>} */
const shims = {
  'react-markdown': 'export default function Markdown({ children }) { return children ?? null }',
  'remark-gfm': 'export default function gfm() {}',
  notistack: `
    const Nothing = () => null
    export const SnackbarProvider = ({ children }) => children ?? null
    export const SnackbarContent = Nothing
    export const withSnackbar = (component) => component
    export const useSnackbar = () => ({ enqueueSnackbar: () => undefined, closeSnackbar: () => undefined })
  `,
}

const prefix = '\0refine-mui-shim:'

/**
 * @refinedev/mui does not tree-shake Markdown and notistack 2, which we never use (47 KB gzip). Only its own
 * imports of them are replaced; the program's imports of the same packages are left alone.
 * @returns {import('vite').Plugin}
 */
export function refineMuiShims() {
  return {
    name: 'refine-mui-shims',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source in shims && importer?.includes('/node_modules/@refinedev/mui/')) return prefix + source
      return null
    },
    load(id) {
      return id.startsWith(prefix) ? (shims[id.slice(prefix.length)] ?? null) : null
    },
  }
}
