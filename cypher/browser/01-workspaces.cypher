// Every workspace: its key is what the other queries ask for. Run `:param workspaceKey => 'the key'` next.
MATCH (w:GswWorkspace) WHERE w.deletedAt IS NULL
RETURN w.name AS name, w.key AS key, w.embeddingModel AS model, w.contentVersion AS contentVersion
ORDER BY name LIMIT 100
