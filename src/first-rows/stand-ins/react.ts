import { jsx } from './jsx-runtime'

/** React's hooks for components that are rendered once, in the build of the inline script of the first rows. */

export const useState = <State>(initial: State | (() => State)): readonly [State, () => void] => [
  typeof initial === 'function' ? (initial as () => State)() : initial,
  () => undefined,
]
export const useRef = <Value>(current: Value): { current: Value } => ({ current })
export const useEffect = (): void => undefined
export const useCallback = <Value>(value: Value): Value => value
export const useSyncExternalStore = <Value>(_: unknown, read: () => Value): Value => read()
export const useMemo = <Value>(make: () => Value): Value => make()

let ids = 0
export const useId = (): string => `first-${++ids}`

export { Fragment } from './jsx-runtime'
type Given = Parameters<typeof jsx>
export const createElement = (type: Given[0], props: Given[1], children?: unknown): unknown =>
  jsx(type, { ...props, children })

/** Nothing suspends here. */
export const Suspense = ({ children }: { readonly children?: unknown }): unknown => children
