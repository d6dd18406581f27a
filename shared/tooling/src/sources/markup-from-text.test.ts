import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { sourcesIn } from '../packages/workspace-packages'

const root = workspaceRoot(__dirname)
const makesMarkup =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|DOMParser|dangerouslySetInnerHTML)\b/gi

it('nothing that ships makes markup of text, but for what search engines are told of a page', () => {
  const uses = sourcesIn(root)
    .filter(
      (file) =>
        !/\.(?:test|stories)\.|^(?:e2e|gallery|tools|shared\/testing|shared\/tooling)\//.test(
          relative(root, file),
        ),
    )
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(makesMarkup),
        ([name]) => `${relative(root, file)}: ${name}`,
      ),
    )
  expect(uses).toEqual(['shell/src/sharing/sharing-tags.tsx: dangerouslySetInnerHTML'])
})
