import { expect, test } from 'vitest'
import { pagePolicy } from './policy'
import { withPublicSettings } from './public-settings'

const page = `<meta name="api-base-url" content="" />
<meta name="maps-token" content="" />
<form action="/api/site/contact"></form><a href="/api/docs">API</a><a href="/apiary">Bees</a>`

test('without settings a page stays as it is, and its policy allows nothing from other origins', () => {
  expect(withPublicSettings(page, {})).toBe(page)
  expect(pagePolicy(page)()).not.toContain('http')
})

test('an API on another origin is in the meta element, and forms and links lead to it', () => {
  const filled = withPublicSettings(page, { apiBaseUrl: 'https://api.company.com/v1' })
  expect(filled).toContain('<meta name="api-base-url" content="https://api.company.com/v1" />')
  expect(filled).toContain('<form action="https://api.company.com/v1/api/site/contact">')
  expect(filled).toContain('<a href="https://api.company.com/v1/api/docs">')
  expect(filled).toContain('<a href="/apiary">')
  expect(filled).toContain('<meta name="maps-token" content="" />')
})

test('the policy allows the origin of the API for requests, contents, frames and forms, and for no script', () => {
  const policy = pagePolicy(withPublicSettings(page, { apiBaseUrl: 'https://api.company.com/v1' }))()
  const allowing = policy.split('; ').filter((directive) => directive.includes('https://api.company.com'))
  expect(allowing).toEqual([
    "img-src 'self' data: blob: https://api.company.com",
    "connect-src 'self' https://api.company.com",
    "media-src 'self' https://api.company.com",
    "frame-src 'self' https://api.company.com",
    "form-action 'self' https://api.company.com",
  ])
})

test('a setting of the build is kept unless the server has one, and allowed in the policy', () => {
  const built = page.replace('api-base-url" content=""', 'api-base-url" content="https://built.example"')
  expect(withPublicSettings(built, {})).toContain('action="https://built.example/api/site/contact"')
  expect(pagePolicy(built)()).toContain("connect-src 'self' https://built.example;")
  const replaced = withPublicSettings(built, { apiBaseUrl: 'https://api.company.com' })
  expect(replaced).toContain('content="https://api.company.com"')
  expect(replaced).not.toContain('built.example')
})

test('with a token, images of the maps service are allowed, and nothing else of it', () => {
  const filled = withPublicSettings(page, { mapsToken: 'pk.a-b_c' })
  expect(filled).toContain('<meta name="maps-token" content="pk.a-b_c" />')
  const allowing = pagePolicy(filled)()
    .split('; ')
    .filter((directive) => directive.includes('http'))
  expect(allowing).toEqual(["img-src 'self' data: blob: https://api.mapbox.com"])
})
