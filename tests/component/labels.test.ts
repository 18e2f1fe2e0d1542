import { afterEach, beforeAll, expect, it } from 'vitest'
import { findLabelsByFor } from './support/labels'

const page = `
  <label id="around">a <input id="inner"> <input id="second"></label>
  <label id="first" for="field">b</label>
  <div><label id="nested" for="field"><input id="named-elsewhere"></label></div>
  <label id="empty" for=""><input id="in-empty"></label>
  <label id="to-text" for="text">c</label><p id="text"></p>
  <textarea id="field"></textarea><select id="field"></select>
  <button id="button"></button><label id="late" for="button">d</label>
  <label for="secret">e</label><input id="secret" type="hidden">
  <label id="odd" for='a"b'>f</label><input id='a"b'>
  <meter></meter><output></output><progress></progress>`
const controls = 'input, textarea, select, button, meter, output, progress'
const read = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>(controls)].map(({ id, labels }) => [
    id,
    labels && Array.from(labels, (label) => label.id),
  ])

let byJsdom: unknown[]
beforeAll(() => {
  document.body.innerHTML = page
  byJsdom = read(document)
  document.body.innerHTML = page
  findLabelsByFor()
})
afterEach(() => document.body.replaceChildren())

it('findLabelsByFor returns the labels that jsdom finds, in their order', () => {
  expect(byJsdom).toContainEqual(['field', ['first', 'nested']])
  expect(byJsdom).toContainEqual(['secret', null])
  expect(read(document)).toEqual(byJsdom)
  document.getElementById('late')?.setAttribute('for', 'second')
  expect(read(document)).toContainEqual(['second', ['late']])
})

it('findLabelsByFor leaves a control outside of the document to jsdom', () => {
  const outside = document.createElement('div')
  outside.innerHTML = page
  expect(read(outside)).toEqual(byJsdom)
})
