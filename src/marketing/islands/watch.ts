import type { IslandLoads, IslandName } from './islands'

/** Takes over each part of the page that works by script as soon as it comes near to what is seen. */
export function watchIslands(loads: IslandLoads): void {
  const watcher = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue
        watcher.unobserve(target)
        void bring(loads, target as HTMLElement)
      }
    },
    { rootMargin: '160px' },
  )
  for (const element of document.querySelectorAll('[data-island]')) watcher.observe(element)
}

/** A part that does not come stays as it was drawn, and says so. */
async function bring(loads: IslandLoads, element: HTMLElement): Promise<void> {
  try {
    const part = await loads[element.dataset['island'] as IslandName]()
    part.take(element)
    element.dataset['taken'] = 'yes'
  } catch (error) {
    element.dataset['taken'] = 'failed'
    // Its address may be that of an earlier deployment, which the page read anew does not have.
    const again = element.parentElement?.querySelector('.island-failed button')
    again?.addEventListener('click', () => location.reload())
    throw error
  }
}
