import { expect, test } from 'vitest'
import { addressesIn, distinctAddresses, isAddress } from './addresses'

test('a list of addresses with and without names is parsed, whatever divides it', () => {
  expect(
    addressesIn('Ann <A@b.example>, c@d.example; "Bert, B." <bert@e.example>\n王明 <w@m.example>；x'),
  ).toEqual([
    { name: 'Ann', address: 'a@b.example' },
    { name: null, address: 'c@d.example' },
    { name: 'Bert, B.', address: 'bert@e.example' },
    { name: '王明', address: 'w@m.example' },
    { name: null, address: 'x' },
  ])
})

test('a quotation mark that is not closed does not join what follows', () => {
  expect(addressesIn('O"Neil <o@n.example>, c@d.example').map(({ address }) => address)).toEqual([
    'o@n.example',
    'c@d.example',
  ])
})

test('what is no address is kept, and recognised', () => {
  const all = addressesIn('ann, ann@, <>, a@b.example, Ann <ann at home>')
  expect(all.map(({ address }) => isAddress(address))).toEqual([false, false, false, true, false])
  expect(addressesIn(' , ;\n')).toEqual([])
})

test('an address is in a list once', () => {
  expect(distinctAddresses(addressesIn('Ann <a@b.example>, A@B.example'))).toEqual([
    { name: 'Ann', address: 'a@b.example' },
  ])
})
