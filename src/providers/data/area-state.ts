import { useSyncExternalStore } from 'react'
import type { AnyResource, App } from '#define'
import { createListeners } from '#base/listeners'

/** The state of the calls of an API area. */
export interface AreaState {
  /** A call is pending. */
  readonly isLoading: boolean
  /** The rejection of the last finished call; undefined once a call has succeeded. */
  readonly error: unknown
}

interface Area extends AreaState {
  readonly calls: number
}

const resting: Area = { calls: 0, isLoading: false, error: undefined }
const areas = new Map<string, Area>()
const changes = createListeners()

/** Areas by resource name, the first segment of the default URLs. */
const named = new Map<string, string>()

/** Maps the default URLs of declared resources to their areas. */
export function nameAreas(app: App): void {
  for (const resource of Object.values(app)) named.set(resource.name, areaOf(resource))
}

/** The area of a URL: 'kanban' for `/api/kanban/board`; undefined outside the API. */
export function areaOfUrl(url: string): string | undefined {
  const first = firstPart(url)
  return first === undefined ? undefined : (named.get(first) ?? first)
}

const firstPart = (url: string): string | undefined => /^\/api\/([^/?]+)/.exec(url)?.[1]

/** The area of a resource: that of the calls declared for its screens, else its name. */
export function areaOf({ name, wire = {}, routes }: AnyResource): string {
  // A custom screen uses its custom endpoints; a generated one does not.
  const own = routes?.custom ? Object.values(wire.own ?? {})[0] : undefined
  const call = wire.list ?? wire.one ?? wire.create ?? wire.board ?? wire.place ?? own
  return (call && firstPart(call.path)) ?? name
}

/** The current state of an area's calls. */
export const areaState = (area: string): AreaState => areas.get(area) ?? resting

/** The state of an area's calls, as a hook. */
export function useAreaState(area: string): AreaState {
  return useSyncExternalStore(changes.listen, () => areaState(area))
}

/** A call starts: its area is loading until the call has ended or was dropped. */
export function callBegan(url: string): void {
  change(url, (area) => ({ ...area, calls: area.calls + 1 }))
}

/** A call has ended: its area stores the error, or clears it on success. */
export function callEnded(url: string, error?: unknown): void {
  change(url, (area) => ({ ...area, calls: Math.max(0, area.calls - 1), error }))
}

/** A call was cancelled; its outcome is unknown. */
export function callDropped(url: string): void {
  change(url, (area) => ({ ...area, calls: Math.max(0, area.calls - 1) }))
}

function change(url: string, next: (area: Area) => Omit<Area, 'isLoading'>): void {
  const name = areaOfUrl(url)
  if (name === undefined) return
  const area = next(areas.get(name) ?? resting)
  areas.set(name, { ...area, isLoading: area.calls > 0 })
  changes.notify()
}
