const wide = matchMedia('(min-width: 900px)')

/** Closes the open menu on Escape and on a click elsewhere. */
export function closeMenus(): void {
  // On wide pages only the submenus open and close.
  const open = () =>
    document.querySelectorAll<HTMLDetailsElement>(
      wide.matches ? '.site-submenu[open]' : '.site-head details[open]',
    )
  document.addEventListener('click', ({ target }) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

/** Opens the menu on wide pages in browsers that cannot show the content of a closed `details` element. */
export function showMenu(): void {
  if (CSS.supports('selector(::details-content)')) return
  const menu = document.querySelector<HTMLDetailsElement>('.site-menu')
  const follow = () => menu && (menu.open = wide.matches)
  wide.addEventListener('change', follow)
  follow()
}
