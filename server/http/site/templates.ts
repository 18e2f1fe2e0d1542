import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inertPolicy, pagePolicy } from '../static/policy'
import { withPublicSettings } from '../static/public-settings'
import type { PublicSettings } from '#server/base/env/env-public'
import { hasPlaceholders, readTemplate, type Template } from '#server/base/fill'

/** A page or file of the built site with placeholders that the server fills. */
export interface SiteTemplate {
  readonly template: Template
  /** The part that fills it, as resource and name: `posts.list`; undefined if only a form has placeholders. */
  readonly part: string | undefined
  readonly language: 'en' | 'cn'
  readonly type: string
  /**
   * The Content-Security-Policy, computed before the template is filled, so that no text from the database can become
   * an allowed script.
   */
  readonly policy: string
  /** Matches the path, if it has placeholders. */
  readonly pattern: RegExp | undefined
}

const types: readonly (readonly [end: RegExp, type: string])[] = [
  [/feed\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.html$/, 'text/html; charset=utf-8'],
]
const partPlaceholder = /<!--part:([\w.]+)-->/

interface TemplateOptions extends PublicSettings {
  /** The origin of absolute URLs in pages. */
  readonly publicUrl: string
}

/** All files of the built site with placeholders, by path; `[slug]` in a path matches any segment. */
export function readTemplates(
  folder: string,
  { publicUrl, ...settings }: TemplateOptions,
): ReadonlyMap<string, SiteTemplate> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(
    names.flatMap((name) => {
      const path = `/${name.split(sep).join('/')}`
      const text = readFileSync(join(folder, name), 'utf8')
      const page = withPublicSettings(text.replaceAll('%origin%', publicUrl), settings)
      return hasPlaceholders(text) ? [[addressOf(path), siteTemplate(path, page)]] : []
    }),
  )
}

/** @throws Error if a placeholder section is not opened or closed correctly. */
export function siteTemplate(path: string, text: string): SiteTemplate {
  const isPage = path.endsWith('.html')
  return {
    template: readTemplate(text.replace(partPlaceholder, '')),
    part: partPlaceholder.exec(text)?.[1],
    language: /^\/cn(\/|\.html$)/.test(path) ? 'cn' : 'en',
    type: types.find(([end]) => end.test(path))?.[1] ?? 'text/plain',
    policy: isPage ? pagePolicy(text)() : inertPolicy,
    pattern: patternOf(addressOf(path)),
  }
}

const addressOf = (path: string): string => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'

function patternOf(address: string): RegExp | undefined {
  if (!address.includes('[')) return undefined
  const parts = address.split(/\[(\w+)\]/)
  return new RegExp(
    `^${parts.map((part, index) => (index % 2 ? `(?<${part}>[^/]{1,300})` : part)).join('')}$`,
  )
}
