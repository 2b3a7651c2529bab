import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `pnpm release 0.2.0`: turns «Unreleased» of CHANGELOG.md into that version, commits and tags. Pushing the tag
 * creates the release (.github/workflows/release.yml).
 */

const [, , version = ''] = process.argv;
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Usage: pnpm release 1.2.3');
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.');
if (git('tag', '--list', `v${version}`) !== '') refuse(`v${version} exists.`);

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const heading = '## Unreleased\n';
const [before = '', after] = changelog.split(heading);
if (after === undefined) refuse('CHANGELOG.md has no «## Unreleased».');
if (/^\s*(## |$)/.test(after)) refuse('CHANGELOG.md tells nothing under «Unreleased».');

const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', `${before}${heading}\n## ${version} (${day})\n${after}`);
const manifest = readFileSync('package.json', 'utf8');
writeFileSync('package.json', manifest.replace(/"version": "[^"]+"/, `"version": "${version}"`));

git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
// `--follow-tags` pushes annotated tags alone.
git('tag', '--annotate', '--message', `v${version}`, `v${version}`);
console.log(`v${version} is ready: git push --follow-tags origin main`);
