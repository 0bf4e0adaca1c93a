/**
 * Rules against import cycles, which linting a single file cannot find: none between files or between folders of a project.
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
      from: { path: '^(apps|libs)/' },
      to: { circular: true },
    },
    {
      name: 'lending-core-seam',
      comment:
        'Products, orders, servicing, lending and payments are the core: ask it through platform/context/lending-core.ts, so that another core can take its place.',
      severity: 'error',
      from: {
        path: '^libs/lender/src/',
        // The sample reports are about loans of the sandbox's sample data.
        pathNot:
          '^libs/lender/src/(core/|modules/complaints/seeds[.]ts$)',
      },
      to: { path: '^libs/lender/src/core/(orders|servicing|lending|payments)/' },
    },
    {
      name: 'one-core-is-bound',
      comment: 'Which core answers is decided where the process starts. Modules ask platform/context/lending-core.ts.',
      severity: 'error',
      from: { path: '^libs/lender/src/(modules/|core/(?!binding/)|platform/(context|http|console|statements))' },
      to: { path: '^libs/lender/src/core/binding/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/testing/', '[.](test|spec|stories)[.]', '^apps/shell-e2e'] },
    includeOnly: '^(apps|libs)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    webpackConfig: { fileName: require.resolve('./tools/related/doors.cjs') },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
