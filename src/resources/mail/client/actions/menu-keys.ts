/** The menus of conversations that keys open. */
export type MenuName = 'label' | 'move'

/** Opens a menu of conversations in a part of the page, if it is shown there. */
export const openMenuIn = (part: HTMLElement | null | undefined, name: MenuName): void =>
  part?.querySelector<HTMLElement>(`[data-menu="${name}"] > button`)?.click()
