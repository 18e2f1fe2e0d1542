import { describe, expect, it } from 'vitest'
import { fill, hasPlaceholders, readTemplate } from './fill'

const filled = (text: string, filling: Parameters<typeof fill>[1]) => fill(readTemplate(text), filling)

describe('a template of the site', () => {
  it('escapes {%…%} values and inserts {%=…%} values as markup', () => {
    const filling = { title: `<b> & "Wen's"`, body: '<p>One</p>' }
    expect(filled('<h1 title="{%title%}">{%title%}</h1>{%=body%}', filling)).toBe(
      '<h1 title="&lt;b&gt; &amp; &quot;Wen&#39;s&quot;">&lt;b&gt; &amp; &quot;Wen&#39;s&quot;</h1><p>One</p>',
    )
  })

  it('repeats a section for each item, and renders the {%^…%} section where there is none', () => {
    const text = '{%#posts%}[{%title%} {%site%}]{%/posts%}{%^posts%}nothing{%/posts%}'
    expect(filled(text, { site: 's', posts: [{ title: 'a' }, { title: 'b' }] })).toBe('[a s][b s]')
    expect(filled(text, { posts: [] })).toBe('nothing')
    expect(filled(text, {})).toBe('nothing')
  })

  it('resolves nested names, and no properties that objects inherit', () => {
    expect(filled('{%values.name%}|{%values.constructor%}|{%toString%}', { values: { name: 'Wen' } })).toBe(
      'Wen||',
    )
    expect(filled('{%#start%}{%count%}{%/start%}', { start: { count: 0 } })).toBe('0')
  })

  it('does not replace placeholders inside inserted values', () => {
    expect(filled('{%a%}', { a: '{%b%}', b: 'secret' })).toBe('{%b%}')
  })

  it('throws where a section is not closed, or closed under another name', () => {
    expect(() => readTemplate('{%#a%}')).toThrow('a is never closed')
    expect(() => readTemplate('{%#a%}{%/b%}')).toThrow('b is closed but not open')
    expect(hasPlaceholders('data-days="{{days}}"')).toBe(false)
  })
})
