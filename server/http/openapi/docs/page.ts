import { brand } from '#text/brand'
import type { JsonObject } from '../json'
import { problemKinds, sentenceOf, statusOfProblem } from '../refusals'
import { conventions } from './conventions'
import { formTable, listOf, objectOf, textOf } from './forms'
import { html, Html } from './html'
import { operationHtml, operationsOf } from './operations'

const anchorOf = (name: string) => `area-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const signIn = `curl -s -X POST https://<host>/api/account/login -H 'Content-Type: application/json' \\
  -d '{"email": "name@company.com", "password": "…"}'
curl -s https://<host>/api/openapi.json -H 'Authorization: Bearer <accessToken>'`

/** The document as an HTML page without scripts; it loads only the fonts of its style sheet, from this origin. */
export function docsPage(document: JsonObject, style: string): string {
  const info = objectOf(document.info)
  const tags = listOf(document.tags)
    .map((tag) => textOf(objectOf(tag).name))
    .filter((tag) => operationsOf(document, tag).length > 0)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${textOf(info.title)}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${head}
        <div class="page">
          ${navigation(tags)}
          <main id="content">
            <h1>${textOf(info.title)}</h1>
            <p class="quiet">${textOf(info.description)}</p>
            ${beginning()} ${tags.map((tag) => section(document, tag))} ${schemas(document)} ${problems()}
          </main>
        </div>
      </body>
    </html>`
  return page.text
}

const logo = html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" class="logo-ground"></rect>
  <path d="M22.5 9.5A9 9 0 1 0 22.5 22.5" class="logo-road"></path>
  <path d="M13 16h12m-4-4 4 4-4 4" class="logo-way"></path>
</svg>`

/** The head of the page, with the way back to the site and to the dashboard. */
const head = html`<header class="head">
  <div>
    <a class="brand" href="/">${logo} ${brand.name}</a>
    <a href="/developers">For developers</a>
    <a href="/cn/developers" hreflang="zh-CN" lang="zh-CN">中文</a>
    <a href="/dashboard">Dashboard</a>
  </div>
</header>`

const navigation = (tags: readonly string[]): Html =>
  html`<nav class="contents" aria-label="Contents">
    <ul>
      <li><a href="#start">Start</a></li>
      <li><a href="#conventions">Every resource</a></li>
      ${tags.map((tag) => html`<li><a href="#${anchorOf(tag)}">${tag}</a></li>`)}
      <li><a href="#schemas">Schemas</a></li>
      <li><a href="#problems">Problems</a></li>
    </ul>
  </nav>`

const beginning = (): Html =>
  html`<h2 id="start">Start</h2>
    <div class="card">
      <p>
        Sign in for an access token and send it with every call. This page and
        <a href="/api/openapi.json">its document</a>
        (OpenAPI 3.1) show what their reader may do: asked for with a token, they show what its role may.
      </p>
      ${new Html(`<pre tabindex="0"><code>${html`${signIn}`.text}</code></pre>`)}
    </div>
    <h2 id="conventions">Every resource</h2>
    ${conventions()}`

const section = (document: JsonObject, tag: string): Html =>
  html`<h2 id="${anchorOf(tag)}">${tag}</h2>
    ${operationsOf(document, tag).map((shown) => operationHtml(document, shown))}`

const schemas = (document: JsonObject): Html =>
  html`<h2 id="schemas">Schemas</h2>
    ${Object.entries(objectOf(objectOf(document.components).schemas)).map(
      ([name, form]) =>
        html`<h3 id="schema-${name}">${name}</h3>
          <div class="card">${formTable(form)}</div>`,
    )}`

const problems = (): Html =>
  html`<h2 id="problems">Problems</h2>
    <p>
      What is refused is answered with a problem document (RFC 9457); its type leads to one of these. The
      sentence comes in English, or in Chinese where Accept-Language asks for it.
    </p>
    ${problemKinds.map(
      (kind) =>
        html`<h3 id="problem-${kind}">${kind}</h3>
          <div class="card"><code>${statusOfProblem(kind)}</code> ${sentenceOf(kind)}</div>`,
    )}`
