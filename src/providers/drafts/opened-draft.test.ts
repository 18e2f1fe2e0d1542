import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formDraftsOf, maxDraftDays, maxDrafts, type DraftForm, type TypedValues } from './stored-drafts'
import { openDraft, type OpenedDraft } from './opened-draft'
import { createMemoryStorage } from '#tests/support/memory-storage'

const about: DraftForm = {
  form: 'customers new',
  resource: 'customers',
  title: 'New customer',
  path: '/dashboard/customers/new',
}
const start = { name: '', city: '' }

/** A generator of the same numbers for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state % below
  }
}

/** A browser whose storage stays when its tabs are closed; it may refuse to store more. */
function createBrowser() {
  const lasting = createMemoryStorage()
  let slots = 0
  const newSlot = () => `slot${(slots += 1)}`
  const openTab = (ofTab = createMemoryStorage(), user = 'ada') => {
    const drafts = formDraftsOf(user, { lasting, ofTab })
    const opened = openDraft(about, drafts, newSlot)
    return { ofTab, opened, drafts }
  }
  return { lasting, openTab }
}

const typed = (name: string): TypedValues => ({ start, values: { name, city: '' } })
const nameIn = (opened: OpenedDraft) => opened.status().restored?.values['name']

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('a schedule of typing, pauses, reloads, closed tabs and saves', () => {
  const texts = ['a', 'Größe', '北京', '\u{1F600}\ud800', '"\\\n', ' ', 'x'.repeat(50)]

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('loses nothing that was typed (%i)', (seed) => {
    const next = numbersOf(seed)
    const { openTab } = createBrowser()
    const openForm = (before = openTab()) => {
      const { ofTab, opened, drafts } = before
      const { restored } = opened.status()
      const isOwn = restored !== undefined && drafts.slotOfTab(about.form) === restored.slot
      return { ofTab, opened, drafts, text: String(restored?.values['name'] ?? ''), isOwn }
    }
    type Tab = ReturnType<typeof openForm>
    const store = ({ opened, text }: Tab) => opened.write(text === '' ? undefined : typed(text))
    const tabs = [openForm()]
    /** Texts of closed tabs: each is stored until a tab that shows it changes, saves or discards it. */
    const gone = new Set<string>()
    const allStored = () => openTab().drafts.all()
    const typeInto = (tab: Tab, text: string) => {
      gone.delete(tab.text)
      Object.assign(tab, { text, isOwn: true })
      store(tab)
    }
    const leave = (tab: Tab) => tab.isOwn && tab.text !== '' && gone.add(tab.text)
    const actions: ((tab: Tab, index: number, step: number) => void)[] = [
      ...Array.from({ length: 3 }, () => (tab: Tab, _: number, step: number) => {
        typeInto(tab, next(8) === 0 ? '' : texts[next(texts.length)] + String(step))
      }),
      // A tab that is reloaded or killed stores nothing before.
      ({ ofTab, text, isOwn }, index) => {
        tabs[index] = openForm(openTab(ofTab))
        expect(!isOwn || text === '' || tabs[index].text === text).toBe(true)
      },
      // A tab that is closed stores once more.
      (tab, index) => {
        if (next(2) === 0) store(tab)
        leave(tab)
        tabs[index] = openForm()
      },
      // A second tab, or a duplicate of this one.
      ({ ofTab }) => {
        const copy = createMemoryStorage()
        if (tabs.length < 3)
          tabs.push(openForm(openTab(next(2) === 0 ? undefined : Object.assign(copy, ofTab))))
      },
      // A save that fails changes nothing; one that succeeds ends the draft.
      (tab, index) => {
        if (next(2) === 0) return store(tab)
        gone.delete(tab.text)
        tab.opened.write(undefined)
        tabs[index] = openForm(openTab(tab.ofTab))
      },
      (tab) => {
        gone.delete(tab.text)
        tab.opened.discard(tab.text === '' ? undefined : typed(tab.text))
        Object.assign(tab, { text: '', isOwn: true })
      },
      (tab) => {
        const other = tab.opened.status().others[0]
        if (!other || allStored().every(({ stamp }) => stamp !== other.stamp)) return
        leave(tab)
        tab.opened.change(other)
        Object.assign(tab, { text: String(other.values['name']), isOwn: false })
      },
    ]
    for (let step = 0; step < 40; step += 1) {
      vi.advanceTimersByTime(next(100_000))
      const index = next(tabs.length)
      const tab = tabs[index] as Tab
      actions[next(actions.length)]?.(tab, index, step)
      // The other tabs get an event for each draft that was stored or removed.
      for (const other of tabs) if (other !== tabs[index]) store(other)
      const stored = allStored().map(({ values }) => values['name'])
      expect(stored).toEqual(expect.arrayContaining([...gone]))
      const owned = tabs.filter(({ text, isOwn }) => isOwn && text !== '').map(({ text }) => text)
      expect(stored).toEqual(expect.arrayContaining(owned))
    }
    vi.advanceTimersByTime(1)
    const last = tabs[next(tabs.length)] as Tab
    typeInto(last, 'last of all')
    expect(nameIn(openTab(last.ofTab).opened)).toBe('last of all')
    expect(nameIn(openTab().opened)).toBe('last of all')
  })
})

describe('drafts of a form', () => {
  it('are restored as they were typed, with the idempotency key, and removed when nothing is unsaved', () => {
    const { openTab, lasting } = createBrowser()
    const { opened } = openTab()
    opened.write({ start, values: { name: 'Half', city: undefined }, idempotencyKey: 'k1' })
    const again = openTab().opened
    expect(again.status().restored).toMatchObject({
      values: { name: 'Half', city: null },
      idempotencyKey: 'k1',
      savedAt: 1_700_000_000_000,
    })
    again.write(undefined)
    expect(lasting.length).toBe(0)
    expect(again.status().restored).toBeUndefined()
  })

  it('have what was typed into the rows of a list, which a form changes in place', () => {
    const { openTab } = createBrowser()
    const { opened } = openTab()
    const lines = [{ title: '' }]
    opened.write({ start: { lines: [] }, values: { lines } })
    lines[0] = Object.assign(lines[0] ?? {}, { title: 'Typed' })
    opened.write({ start: { lines: [] }, values: { lines } })
    expect(openTab().opened.status().restored?.values).toEqual({ lines: [{ title: 'Typed' }] })
  })

  it('of two tabs are both kept: a reload shows its own, another tab the newest and the other one', () => {
    const { openTab } = createBrowser()
    const [first, second] = [openTab(), openTab()]
    first.opened.write(typed('first'))
    vi.advanceTimersByTime(1)
    second.opened.write(typed('second'))
    expect(nameIn(openTab(first.ofTab).opened)).toBe('first')
    const third = openTab()
    expect(nameIn(third.opened)).toBe('second')
    const [other] = third.opened.status().others
    expect(other?.values['name']).toBe('first')
    if (other) third.opened.change(other)
    expect(nameIn(third.opened)).toBe('first')
    expect(third.opened.status().others.map(({ values }) => values['name'])).toEqual(['second'])
  })

  it('stay when another tab has changed them after they were restored', () => {
    const { openTab } = createBrowser()
    const first = openTab()
    first.opened.write(typed('before'))
    const second = openTab()
    vi.advanceTimersByTime(1)
    first.opened.write(typed('after'))
    second.opened.write(typed('before, and more'))
    const names = second.drafts.all().map(({ values }) => values['name'])
    expect(new Set(names)).toEqual(new Set(['after', 'before, and more']))
    second.opened.discard(typed('before, and more'))
    expect(second.drafts.all().map(({ values }) => values['name'])).toEqual(['after'])
  })

  it('that are stored again, as another tab has replaced them, stay older than what was typed there', () => {
    const { openTab } = createBrowser()
    const first = openTab()
    first.opened.write(typed('Half'))
    vi.advanceTimersByTime(1000)
    const second = openTab()
    second.opened.write(typed('Half a name'))
    vi.advanceTimersByTime(1000)
    // The event of the storage.
    first.opened.write(typed('Half'))
    const drafts = openTab().drafts.all()
    expect(drafts.map(({ values }) => values['name'])).toEqual(['Half a name', 'Half'])
  })

  it('can be restored after they were discarded, as long as the form is open', () => {
    const { openTab } = createBrowser()
    const { opened, drafts } = openTab()
    opened.write(typed('text'))
    opened.discard(typed('text'))
    expect(drafts.all()).toEqual([])
    const { discarded } = opened.status()
    expect(discarded?.values['name']).toBe('text')
    if (discarded) opened.change(discarded)
    opened.write(typed('text'))
    expect(nameIn(openTab().opened)).toBe('text')
  })

  it('of another user are not read', () => {
    const { openTab } = createBrowser()
    openTab().opened.write(typed('of Ada'))
    const other = openTab(createMemoryStorage(), 'adam')
    expect(other.opened.status().restored).toBeUndefined()
    expect(other.drafts.all()).toEqual([])
  })

  it('are removed when they are too old, too many or damaged', () => {
    const { openTab, lasting } = createBrowser()
    const { drafts } = openTab()
    const newDraft = (form: string) => ({ ...about, ...typed(form), form, slot: form, savedAt: Date.now() })
    for (let index = 0; index <= maxDrafts; index += 1) {
      vi.advanceTimersByTime(1)
      drafts.put(newDraft(`form ${index}`))
    }
    expect(drafts.all()).toHaveLength(maxDrafts)
    expect(drafts.all().at(-1)?.form).toBe('form 1')
    lasting.setItem('draft ada form broken', '{"slot":')
    expect(drafts.all()).toHaveLength(maxDrafts)
    expect(lasting.getItem('draft ada form broken')).toBeNull()
    vi.advanceTimersByTime(maxDraftDays * 24 * 3600 * 1000)
    expect(drafts.all()).toEqual([])
    expect(lasting.length).toBe(0)
  })

  it('are reported as refused while the browser stores nothing, and stored as soon as it does', () => {
    const { openTab, lasting } = createBrowser()
    const { opened } = openTab()
    const refuse = vi.spyOn(lasting, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    opened.write(typed('much'))
    expect(opened.status().isRefused).toBe(true)
    refuse.mockRestore()
    opened.write(typed('much'))
    expect(opened.status().isRefused).toBe(false)
    expect(nameIn(openTab().opened)).toBe('much')
  })
})
