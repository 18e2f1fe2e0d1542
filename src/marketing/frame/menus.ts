const wide = matchMedia('(min-width: 900px)')

/** A click elsewhere and Escape close the open menu. */
export function closeMenus(): void {
  // On a wide page only the menus inside of the whole one open and close.
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

/** Browsers that cannot show what a closed disclosure has in it are given the open one, where the page is wide. */
export function showMenu(): void {
  if (CSS.supports('selector(::details-content)')) return
  const menu = document.querySelector<HTMLDetailsElement>('.site-menu')
  const follow = () => menu && (menu.open = wide.matches)
  wide.addEventListener('change', follow)
  follow()
}
