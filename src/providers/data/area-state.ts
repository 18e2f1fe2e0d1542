import { useSyncExternalStore } from 'react'
import type { AnyResource, App } from '#define'
import { createListeners } from '#base/listeners'

/** How the calls of an area of the API stand. */
export interface AreaState {
  /** A call is under way. */
  readonly isLoading: boolean
  /** What the last call that ended was rejected with; undefined once one has succeeded. */
  readonly error: unknown
}

interface Area extends AreaState {
  readonly calls: number
}

const resting: Area = { calls: 0, isLoading: false, error: undefined }
const areas = new Map<string, Area>()
const changes = createListeners()

/** The areas of the resources by their names: by these the usual addresses begin. */
const named = new Map<string, string>()

/** Has the calls at the usual addresses of declared resources count for their areas, too. */
export function nameAreas(app: App): void {
  for (const resource of Object.values(app)) named.set(resource.name, areaOf(resource))
}

/** The area that an address belongs to: 'kanban' for `/api/kanban/board`; undefined where it is none of the API. */
export function areaOfUrl(url: string): string | undefined {
  const first = firstPart(url)
  return first === undefined ? undefined : (named.get(first) ?? first)
}

const firstPart = (url: string): string | undefined => /^\/api\/([^/?]+)/.exec(url)?.[1]

/** The area of a resource: that of the calls it declares for its own screens, else its name. */
export function areaOf({ name, wire = {}, routes }: AnyResource): string {
  // Of a screen that is drawn by hand the calls of its own are what it lives on; else they are something beside.
  const own = routes?.custom ? Object.values(wire.own ?? {})[0] : undefined
  const call = wire.list ?? wire.one ?? wire.create ?? wire.board ?? wire.place ?? own
  return (call && firstPart(call.path)) ?? name
}

/** The state of an area's calls as it is now. */
export const areaState = (area: string): AreaState => areas.get(area) ?? resting

/** The state of an area's calls, drawn again as it changes. */
export function useAreaState(area: string): AreaState {
  return useSyncExternalStore(changes.listen, () => areaState(area))
}

/** A call to an address begins: its area is loading until the call has ended, one way or the other. */
export function callBegan(url: string): void {
  change(url, (area) => ({ ...area, calls: area.calls + 1 }))
}

/** A call to an address has ended: an error is kept by its area, a success clears it. */
export function callEnded(url: string, error?: unknown): void {
  change(url, (area) => ({ ...area, calls: Math.max(0, area.calls - 1), error }))
}

/** A call to an address was given up: nothing is known of it. */
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
