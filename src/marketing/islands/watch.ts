import type { IslandLoads, IslandName } from './islands'

/** Loads each interactive part of the page as soon as it is near the viewport. */
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

/** A part that fails to load stays static and shows a message. */
async function bring(loads: IslandLoads, element: HTMLElement): Promise<void> {
  try {
    const part = await loads[element.dataset['island'] as IslandName]()
    part.take(element)
    element.dataset['taken'] = 'yes'
  } catch (error) {
    element.dataset['taken'] = 'failed'
    // Its URL may be that of an earlier deployment; reloading gets the current page.
    const again = element.parentElement?.querySelector('.island-failed button')
    again?.addEventListener('click', () => location.reload())
    throw error
  }
}
