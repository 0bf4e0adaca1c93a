const { readJson } = require('@nx/devkit');
const { default: JsVersionActions } = require('@nx/js/src/release/version-actions');

/** For `nx release`: app and lender have one version, in the package.json of the workspace. */
module.exports = class WorkspaceVersion extends JsVersionActions {
  async readCurrentVersionFromSourceManifest(tree) {
    return { manifestPath: 'package.json', currentVersion: readJson(tree, 'package.json').version };
  }
};
