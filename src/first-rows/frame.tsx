import { controlAt, findControl, rememberPressed } from './controls'
import { CreateLink, type Layout, type Reactions, type Shown } from './list/list'
import { Search } from './list/tools'
import { frameId } from './data/page-data'
import { Heading } from './heading'
import { append } from './stand-ins/jsx-runtime'

/** The page frame with its list. */
export interface Frame {
  /** Renders the list again. */
  update(shown: Shown, on: Reactions): void
  /** Goes to another page, which the application renders as soon as it has loaded. */
  leave(path: string): void
  /** Whether the frame still shows the list. */
  isOpen(): boolean
}

/**
 * Takes the frame that the inline script has rendered, and follows the links in it.
 * @throws Error if the page has none
 */
export function takeFrame() {
  const element = document.getElementById(frameId)
  const page = element?.querySelector('.page')
  if (!element || !page) throw new Error('The page has no frame')
  const leave = (path: string) => {
    history.pushState(null, '', path)
    page.remove()
  }
  watchClicks(element, leave)
  return { element, page, leave }
}

/**
 * Takes the frame of a list.
 * @param text of the search box
 * @param layout what is below its heading
 * @throws Error if the page has none
 */
export function openFrame(text: string, layout: Layout): Frame {
  const search = <Search text={text} />
  const { element, page, leave } = takeFrame()
  return {
    leave,
    isOpen: () => page.isConnected,
    update: (shown, on) => {
      const focused = controlAt(element, document.activeElement)
      page.replaceChildren()
      append(page, <Heading isKnown actions={<CreateLink permissions={shown.permissions} />} />)
      append(page, layout({ shown, on, search }))
      if (focused?.kind === 'input') findControl(element, focused)?.focus({ preventScroll: true })
    },
  }
}

/** Follows links without loading the page again, and remembers the last button that was pressed. */
function watchClicks(element: HTMLElement, leave: (path: string) => void): void {
  element.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? pressedIn(event.target) : null
      if (target && !(target instanceof HTMLAnchorElement)) rememberPressed(controlAt(element, target))
      if (!(target instanceof HTMLAnchorElement) || !isFollowedHere(event, target)) return
      event.preventDefault()
      // The application opens a card above its board.
      if (target.closest('[data-column]')) return rememberPressed(controlAt(element, target))
      leave(target.pathname + target.search + target.hash)
    },
    { capture: true },
  )
  element.addEventListener('submit', (event) => event.preventDefault())
  // The pages before and after this one in the history are rendered by the application.
  addEventListener('popstate', () => {
    if (element.isConnected) location.reload()
  })
}

/** The link or button that a press means: anywhere on a card of a board, its title. */
const pressedIn = (element: Element): Element | null | undefined =>
  element.closest('a, button, [role=button]') ?? element.closest('[data-column] li')?.querySelector('a')

const isFollowedHere = (event: MouseEvent, { origin, pathname, target }: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  origin === location.origin &&
  pathname.startsWith('/dashboard') &&
  target === ''
