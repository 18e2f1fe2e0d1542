import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The methods of refine's providers that were called, as 'authProvider.login'. */
    providerCalls?: Set<string>
  }
}

interface Fiber {
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly stateNode?: { readonly current?: Fiber }
}

/**
 * Counts the calls of every method of every provider that the page has passed to `<Refine>`. Refine copies the methods
 * of some providers when it renders, so it has to render again first, which it does when the language changes; then the
 * provider of translations is a new one.
 * @returns the names of all methods
 */
export async function countProviderCalls(page: Page, renderAgain: () => Promise<void>): Promise<string[]> {
  await wrapMethods(page)
  await renderAgain()
  return wrapMethods(page)
}

const wrapMethods = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('#root') as unknown as Record<string, Fiber>
    const container = Object.keys(root).find((key) => key.startsWith('__reactContainer'))
    // React keeps two trees; the root knows which one is shown.
    const waiting = [container === undefined ? null : (root[container]?.stateNode?.current ?? null)]
    let props: Fiber['memoizedProps'] = null
    while (waiting.length > 0 && !props) {
      const fiber = waiting.pop()
      if (!fiber) continue
      if (fiber.memoizedProps?.['dataProvider'] && fiber.memoizedProps['authProvider'])
        props = fiber.memoizedProps
      waiting.push(fiber.sibling, fiber.child)
    }
    if (!props) throw new Error('The page renders no <Refine>')
    const called = (window.providerCalls ??= new Set())
    const names: string[] = []
    for (const [provider, methods] of Object.entries(props)) {
      if (!provider.endsWith('Provider')) continue
      const known = methods as Record<string, unknown>
      for (const [method, run] of Object.entries(known)) {
        if (typeof run !== 'function') continue
        const name = `${provider}.${method}`
        names.push(name)
        if ('isCounted' in run) continue
        const counted = (...parameters: unknown[]) => {
          called.add(name)
          return (run as (...given: unknown[]) => unknown).apply(known, parameters)
        }
        known[method] = Object.assign(counted, { isCounted: true })
      }
    }
    return names
  })

/** The methods that were called since `countProviderCalls`. */
export const calledMethods = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.providerCalls ?? [])])
