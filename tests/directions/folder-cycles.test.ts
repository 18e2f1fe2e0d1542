import { describe, expect, it } from 'vitest'
import { brokenRules } from './broken-rules'

describe('cycles of folders', () => {
  it('are found even if their files have none', () => {
    const files = {
      'src/screens/list/list.ts': `import { cell } from '../table/cell'`,
      'src/screens/table/cell.ts': '',
      'src/screens/table/table.ts': `import { state } from '../list/state'`,
      'src/screens/list/state.ts': '',
    }
    expect(brokenRules(files)).toEqual(['folder cycle', 'folder pair'])
  })

  it('are found at any depth', () => {
    const files = {
      'src/screens/list/filter/panel.ts': `import { frame } from '../panels/frame'`,
      'src/screens/list/panels/frame.ts': '',
      'src/screens/list/panels/panels.ts': `const panel = () => import('../filter/panel')`,
    }
    expect(brokenRules(files)).toEqual(['folder pair'])
  })

  it('are found between three folders at any depth', () => {
    const files = {
      'src/screens/list/filter/panel.ts': `import { frame } from '../panels/frame'`,
      'src/screens/list/panels/frame.ts': `import { column } from '../columns/column'`,
      'src/screens/list/columns/column.ts': '',
      'src/screens/list/columns/widths.ts': `import type { Filter } from '../filter/filter'`,
      'src/screens/list/filter/filter.ts': '',
    }
    expect(brokenRules(files)).toEqual(['long folder cycle'])
  })

  it('are found between the folders of a layer of the server', () => {
    const files = {
      'server/write/values/values.ts': `import { others } from '../exclusive/inner/others'`,
      'server/write/exclusive/inner/others.ts': '',
      'server/write/exclusive/exclusive.ts': `import { values } from '../values/values'`,
    }
    expect(brokenRules(files)).toEqual(['folder cycle'])
  })

  it('are no cycles between a folder and one inside it', () => {
    const files = {
      'src/screens/list/list.ts': `import { panel } from './panels/panel'`,
      'src/screens/list/panels/panel.ts': `import { state } from '../state'`,
      'src/screens/list/state.ts': '',
    }
    expect(brokenRules(files)).toEqual([])
  })
})
