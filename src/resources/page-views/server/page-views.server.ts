import { clientKey } from '#server/features/auth/sessions/client'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import type { pageViewCalls } from '../site.wire'
import { pageViews, type PageView } from '../page-views.resource'
import { referrerOf } from './referrer'

const sites: readonly (readonly [PageView['site'], RegExp])[] = [
  ['blog', /^(\/cn)?\/blog(\/|$)/],
  ['docs', /^(\/cn)?\/(developers|changelog)(\/|$)/],
]
const siteOf = (path: string): PageView['site'] =>
  sites.find(([, pattern]) => pattern.test(path))?.[0] ?? 'website'

/** The start of the hour of a view; the exact time is not stored, for privacy. */
const hourOf = (moment: Date): string => `${moment.toISOString().slice(0, 13)}:00:00.000Z`

/**
 * Counts a view of a page of the site. Neither address nor browser of the visitor is stored, and only the hour.
 * Visitors who opt out of tracking are not counted.
 * @throws Problem throttled; invalid for an invalid path.
 */
async function countView(request: OwnRequest<typeof pageViewCalls.view>): Promise<undefined> {
  const { services, input, isUntracked } = request
  if (isUntracked) return
  await throttle(services, [[limits.viewClient, clientKey(request)]])
  const { from, isEntry, path, language, device, ...speeds } = input
  if (!/^\/[\p{L}\p{N}/._~-]*$/u.test(path)) throw invalidField('path', 'invalid')
  await create(programWriter(services), pageViews, {
    ...speeds,
    path,
    language,
    device,
    hour: hourOf(new Date()),
    site: siteOf(path),
    referrer: referrerOf(from),
    referrerHost: from,
    views: 1,
    visitors: isEntry ? 1 : 0,
    measurements: Object.values(speeds).some((value) => value !== null) ? [speeds] : [],
  })
}

export const pageViewsHooks: ResourceHooks<typeof pageViews> = { own: { view: countView } }
