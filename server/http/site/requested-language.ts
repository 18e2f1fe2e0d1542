import { languageCookie } from '#text/language-cookie'
import { languageOf } from '#text/language-of'
import { addressIn } from '#text/site-address'
import type { Answer } from '../static/answer'
import { inertPolicy } from '../static/policy'

/**
 * The redirect of `?lng=cn` to the page in that language, which is stored for later pages; undefined if no language is
 * requested, the page has it already, or there is no such page.
 */
export function requestedLanguageAnswer(
  path: string,
  query: string,
  exists: (path: string) => boolean,
): Answer | undefined {
  if (!query.includes('lng=') || !exists(path)) return undefined
  const parameters = new URLSearchParams(query)
  const language = languageOf(parameters.get('lng'))
  if (!language) return undefined
  const target = addressIn(language, path.replace(/^\/cn(?=\/|$)/, '') || '/')
  if (target === path || !exists(target)) return undefined
  parameters.delete('lng')
  const rest = parameters.size > 0 ? `?${parameters}` : ''
  return {
    status: 302,
    headers: {
      location: encodeURI(target) + rest,
      'set-cookie': languageCookie(language),
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
    },
  }
}
