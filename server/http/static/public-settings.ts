import type { PublicSettings } from '#server/base/env/env-public'
import { apiBaseMeta, mapsTokenMeta } from '#text/public-settings'
import { metaContent, metaPattern } from './meta-content'
import { writtenFile, type StaticFile } from './files'

const apiAddress = /((?:action|href|src)=")(?=\/api[/"?])/g

/**
 * Writes the public settings into the meta elements of a page, where its scripts read them; a setting that is
 * undefined stays as the build has set it. Links and forms that lead to the API lead to its base URL, so that they
 * also work without scripts.
 */
export function withPublicSettings(html: string, { apiBaseUrl, mapsToken }: PublicSettings): string {
  const filled = Object.entries({ [apiBaseMeta]: apiBaseUrl, [mapsTokenMeta]: mapsToken }).reduce(
    (page, [name, value]) => (value ? page.replace(metaPattern(name), `$1${value}$3`) : page),
    html,
  )
  const base = metaContent(filled, apiBaseMeta)
  return base ? filled.replaceAll(apiAddress, `$1${base}`) : filled
}

/** The same for all pages of the built site. */
export const withSettingsInPages = (
  files: ReadonlyMap<string, StaticFile>,
  settings: PublicSettings,
): ReadonlyMap<string, StaticFile> =>
  new Map(
    [...files].map(([path, file]) => {
      const html = path.endsWith('.html') ? file.content.toString() : ''
      const filled = withPublicSettings(html, settings)
      return [path, filled === html ? file : writtenFile(file.type, filled)]
    }),
  )
