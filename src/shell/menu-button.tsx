import { Suspense, use, useState, type ReactNode } from 'react'
import { lazyModule } from './lazy-module'

export interface MenuItem {
  readonly label: string
  /** The language of the label, where it is not the page's. */
  readonly tag?: string
  /** Said where the items are a choice of one. */
  readonly isChosen?: boolean
  readonly run: () => void
}
export interface MenuHeading {
  readonly title: string
  readonly text: string
}

interface MenuButtonProps {
  /** What the button is called; its picture alone says nothing to those who cannot see it. */
  readonly name: string
  readonly heading?: MenuHeading
  readonly items: readonly MenuItem[]
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}

// A menu is needed when one is opened; it comes as soon as a hand is near.
const menu = lazyModule(() => import('./button-menu'))

/** A button that opens a menu. */
export function MenuButton({ name, heading, items, className, tabIndex, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        className={className ?? 'icon-button'}
        tabIndex={tabIndex}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <Suspense>
          <OpenMenu
            {...{ name, heading, items, anchor }}
            onClose={() => {
              setAnchor(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type OpenMenuProps = Omit<MenuButtonProps, 'children' | 'className' | 'tabIndex'> & {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

function OpenMenu(props: OpenMenuProps) {
  const { ButtonMenu } = menu.loaded() ?? use(menu.load())
  return <ButtonMenu {...props} />
}
