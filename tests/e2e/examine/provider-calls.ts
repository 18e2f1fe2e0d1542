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
    const propsOfRefine = (): NonNullable<Fiber['memoizedProps']> => {
      const root = document.querySelector('#root') as unknown as Record<string, Fiber>
      const container = Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? ''
      // React keeps two trees; the root knows which one is shown.
      const waiting: (Fiber | null | undefined)[] = [root[container]?.stateNode?.current]
      while (waiting.length > 0) {
        const { memoizedProps: props, sibling, child } = waiting.pop() ?? {}
        if (props?.['dataProvider'] && props['authProvider']) return props
        waiting.push(...[sibling, child].filter(Boolean))
      }
      throw new Error('The page renders no <Refine>')
    }
    const called = (window.providerCalls ??= new Set())
    const count = (methods: Record<string, unknown>, method: string, name: string): void => {
      const run = methods[method] as (...given: unknown[]) => unknown
      if ('isCounted' in run) return
      const counted = (...given: unknown[]) => {
        called.add(name)
        return run.apply(methods, given)
      }
      methods[method] = Object.assign(counted, { isCounted: true })
    }
    return Object.entries(propsOfRefine())
      .filter(([provider]) => provider.endsWith('Provider'))
      .flatMap(([provider, value]) => {
        const methods = value as Record<string, unknown>
        const names = Object.keys(methods).filter((method) => typeof methods[method] === 'function')
        return names.map((method) => {
          count(methods, method, `${provider}.${method}`)
          return `${provider}.${method}`
        })
      })
  })

/** The methods that were called since `countProviderCalls`. */
export const calledMethods = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.providerCalls ?? [])])
