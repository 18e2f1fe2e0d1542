import { expect, test } from 'vitest'
import { tokensCss } from './tokens-css'

test('the variables of CSS say what the tokens say', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('tokens.css')
})
