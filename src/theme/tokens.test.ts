import { expect, test } from 'vitest'
import { tokensCss } from './tokens-css'

test('the CSS variables are those of the tokens', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('tokens.css')
})
