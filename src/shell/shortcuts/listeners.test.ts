import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const hearsKeys = /addEventListener\(\s*'key|\bonKey(?:Down|Up|Press)(?:Capture)?\b/
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  // The public site has no list of shortcuts.
  .filter((path) => !path.startsWith('src/marketing/'))
const textOf = (path: string) => readFileSync(path, 'utf8')

/** Files with a key listener of their own: the file that registers their shortcuts, and the keys. */
const listed: Readonly<Record<string, readonly [saidIn: string, ...keys: string[]]>> = {
  'src/base/toasts/region.ts': ['src/shell/shortcuts/shortcuts.tsx', 'F8', 'Escape'],
  'src/shell/parts/suggestions/suggesting-input.tsx': [
    'src/resources/chat/client/composer/composer.tsx',
    'Enter',
    'Shift+Enter',
    'ArrowUp',
  ],
  'src/resources/mail/client/compose/mail-form.tsx': [
    'src/resources/mail/client/compose/mail-form.tsx',
    'mod+Enter',
  ],
  'src/screens/fields/input/dates/moment-input.tsx': [
    'src/screens/fields/input/dates/moment-input.tsx',
    'Alt+ArrowDown',
  ],
  'src/screens/fields/input/rows/use-row-keys.ts': [
    'src/screens/fields/input/rows/use-row-keys.ts',
    'Alt+arrows-up-down',
    'Enter',
  ],
  'src/screens/form/saving/use-save-keys.ts': [
    'src/screens/form/saving/use-save-keys.ts',
    'mod+s',
    'mod+Enter',
  ],
  'src/screens/table/reorder/column-mover.tsx': [
    'src/screens/table/reorder/column-mover.tsx',
    'Shift+Alt+arrows-left-right',
  ],
  'src/screens/views/board/use-key-scroll.ts': [
    'src/screens/views/board/use-shown-keys.ts',
    'Space',
    'arrows',
    'Escape',
  ],
  'src/screens/views/calendar/calendar.tsx': [
    'src/screens/views/calendar/keyboard/use-shown-keys.ts',
    'Enter',
    'Shift+arrows',
    'Shift+Alt+arrows',
    'mod+Shift+arrows',
  ],
  'src/screens/views/calendar/grid/time-chooser.tsx': [
    'src/screens/views/calendar/grid/time-chooser.tsx',
    'arrows',
  ],
}

/**
 * Files with only the standard keys of their widget: arrow keys in lists, tabs, toolbars and menus, Escape in
 * overlays.
 */
const ofTheirKind = [
  // Enter and Space on an event, as on any button.
  'src/first-rows/calendar/pressable.tsx',
  'src/first-rows/catalogue/order-face.tsx',
  'src/resources/chat/client/emoji/emoji-picker.tsx',
  'src/resources/chat/client/messages/messages.tsx',
  'src/resources/chat/client/threads/thread-panel.tsx',
  'src/pages/auth/parts/code-input.tsx',
  // Only Escape, which closes the window.
  'src/resources/mail/client/compose/mail-window.tsx',
  // Only ArrowDown, which leaves its search, and Enter, which chooses the first one found.
  'src/resources/mail/client/templates/templates-menu.tsx',
  // Arrow keys between the pictures, which the lightbox has buttons for.
  'src/resources/shop/client/product-page/lightbox.tsx',
  // The dialog names its keys.
  'src/screens/fields/input/pictures/crop/crop-frame.tsx',
  'src/screens/fields/input/rich-text/rich-text-link.tsx',
  'src/screens/fields/input/rich-text/rich-text-toolbar.tsx',
  'src/screens/list/paging/jump-form.tsx',
  // Only Enter, which adds the item or leaves the title, and Backspace, which removes an empty item.
  'src/screens/record-dialog/checklist/checklist-item.tsx',
  'src/screens/record-dialog/checklist/new-item.tsx',
  'src/screens/record-dialog/editable-title.tsx',
  'src/screens/list/toolbar/search-box.tsx',
  // Only Escape, which closes the menu.
  'src/screens/list/toolbar/use-tool-menu.ts',
  // Only Escape, which cancels the drag.
  'src/screens/table/reorder/drag-head.ts',
  'src/screens/views/board/name-form.tsx',
  'src/shell/parts/hint.tsx',
  'src/shell/navigation/menu/use-flyout.ts',
  'src/shell/notifications/inbox-list.tsx',
  'src/shell/notifications/tabs.tsx',
  // Only until the search button is mounted, which registers the shortcut.
  'src/shell/palette/palette-request.ts',
  // It shows its keys at the bottom.
  'src/shell/palette/palette.tsx',
]

test('every file with a key listener is in the list of shortcuts or has only the standard keys of its widget', () => {
  const hearing = sources.filter((path) => hearsKeys.test(textOf(path)))
  // It listens for the registered shortcuts, each of which is listed.
  const known = [...Object.keys(listed), ...ofTheirKind, 'src/shell/shortcuts/use-shortcut.ts']
  expect(hearing.toSorted()).toEqual(known.toSorted())
})

test.each(Object.entries(listed))(
  '%s has all its keys in the list of shortcuts',
  (_, [listedIn, ...keys]) => {
    const output = [...textOf(listedIn).matchAll(/useShortcut\('([^']+)'/g)].map(([, item]) => item)
    expect(output.filter((item) => item !== '?')).toEqual(keys)
  },
)
