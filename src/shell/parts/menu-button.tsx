import { useState, type ComponentType, type ReactNode } from 'react'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import type { ButtonMenuProps } from './button-menu'
import type { MenuHeading, MenuItem } from './menu-item'
import { PartBoundary } from './part-boundary'
import { lazyModule } from '#base/loading/lazy-module'

interface MenuButtonProps {
  /** The accessible name of the button, which shows only an icon. */
  readonly name: string
  readonly heading?: MenuHeading
  readonly items: readonly MenuItem[]
  /** The edge of the button with which the menu is aligned; default: the end. */
  readonly align?: 'start' | 'end'
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}
interface Opened {
  readonly anchor: HTMLElement
  readonly Menu: ComponentType<ButtonMenuProps>
}

// The code of the menu is loaded when the pointer is near or the menu is opened.
const menu = lazyModule(() => import('./button-menu'))

export function MenuButton({ name, heading, items, align, className, tabIndex, children }: MenuButtonProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const open = (anchor: HTMLElement) =>
    menu.load().then(
      ({ ButtonMenu }) => setOpened({ anchor, Menu: ButtonMenu }),
      (error: unknown) => {
        menu.forgetFailure()
        notify({ message: messageOf(error), variant: 'error' })
      },
    )
  return (
    <>
      <button
        type="button"
        className={className ?? 'icon-button'}
        tabIndex={tabIndex}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        {children}
      </button>
      {opened && (
        <PartBoundary onFailure={close}>
          <opened.Menu
            name={name}
            heading={heading}
            items={items}
            align={align}
            anchor={opened.anchor}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  )
}
