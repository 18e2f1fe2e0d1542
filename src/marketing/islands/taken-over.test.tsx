import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CalculatorIsland } from '../calculator/calculator-island'
import { siteLanguages } from '../base/language'
import { RecipientIsland } from '../local-details/recipient-island'
import { SpendingIsland } from '../pages/issuing/spending-island'
import { islandLoads as islands } from '../island-loads'
import type { IslandName } from './islands'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  ['the calculator', CalculatorIsland],
  ['the check of a recipient', RecipientIsland],
  ['the rules of a card', SpendingIsland],
] as const)('%s', (_, Island) => {
  it.each(siteLanguages)(
    'is hydrated without a warning and without a change of the markup: %s',
    async (language) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
      const complaints = vi.spyOn(console, 'error')
      document.body.innerHTML = renderToStaticMarkup(<Island language={language} />)
      const island = document.querySelector<HTMLElement>('[data-island]')
      const fields = document.querySelector('fieldset')
      if (!island || !fields) throw new Error('There is no island')
      expect(fields.disabled, 'nothing can be typed that would be lost').toBe(true)
      const { take } = await islands[island.dataset['island'] as IslandName]()
      await act(async () => take(island))
      expect(document.querySelector('fieldset'), 'what was drawn stays').toBe(fields)
      expect(fields.disabled).toBe(false)
      expect(complaints).not.toHaveBeenCalled()
    },
  )
})
