/**
 * Import cycles, which the lint of one file cannot see: none between files, and none between the folders of a project.
 * Run by `npm test` and by `npx depcruise apps libs`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-file-cycle',
      comment: 'Two files that import each other are one module. Move the shared part into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      scope: 'folder',
      comment: 'Folders of a project are layers. Move the shared part into a folder below both.',
      severity: 'error',
      // libs/ui and apps/shell still have such cycles; this exception goes when they are split.
      from: { path: '^(apps|libs)/', pathNot: '^(libs/ui|apps/shell)/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/testing/', '[.](test|spec)[.]', '^apps/shell-e2e'] },
    includeOnly: '^(apps|libs)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
